/** What the sign-in says; the messages are specification §5, without a capital. */
export const sessionText = {
  title: 'Aanmelden',
  email: 'E-mail',
  password: 'Paswoord',
  submit: 'Aanmelden',
  emailRequired: 'email invullen is verplicht', // sic
  passwordRequired: 'paswoord invullen is verplicht',
  showPassword: 'Toon wat je typt',
  hidePassword: 'Verberg wat je typt',
  accounts: 'Proefaccounts',
  codeTitle: 'Verificatiecode',
  code: 'Code',
  codeRequired: 'code invullen is verplicht',
  codeSubmit: 'Bevestigen',
  codeHelp: (email: string) => `Open je authenticator-app en vul de code van 6 cijfers in voor ${email}.`,
  codeHelpWithQr: (email: string) => `Scan de QR-code met je authenticator-app en vul daarna de code van 6 cijfers in voor ${email}. Scande je bij een vorige poging al een QR-code? Verwijder die dan eerst uit je app.`,
  qrAlt: 'QR-code voor je authenticator-app',
  back: 'Terug naar aanmelden',
} as const;
