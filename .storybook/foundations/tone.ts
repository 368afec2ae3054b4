/** How the product speaks. The good sentences are the product's own. */
export const tone: readonly { rule: string; good: string; bad: string }[] = [
  { rule: 'Aanspreken met ‘je’', good: 'Je hebt nog geen collecties', bad: 'U heeft nog geen collecties' },
  { rule: 'Een knop zegt wat hij doet', good: 'Wijzigingen weggooien', bad: 'OK' },
  { rule: 'Een knop is een woord of twee, zonder punt', good: 'Opnieuw proberen', bad: 'Klik hier om het opnieuw te proberen.' },
  { rule: 'Vragen in gewone taal; het antwoord in hoofdletters, alleen bij een bevestiging', good: 'Weet je zeker? · JA · ANNULEER', bad: 'Bevestigen? · Ja · Nee' },
  { rule: 'Een melding noemt wat er gebeurd is, met naam', good: 'Collectie Zomer 2026 werd aangepast', bad: 'Succesvol opgeslagen!' },
  { rule: 'Een fout zegt wat er nu kan', good: 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.', bad: 'Network Error' },
  { rule: 'Een regel zegt wat verplicht is, niet wat fout is', good: 'Het is verplicht de tag een naam te geven', bad: 'Ongeldige invoer' },
  { rule: 'Een lege lijst zegt wat er leeg is, en wat je kan doen', good: 'Mijn eerste collectie aanmaken', bad: 'Geen data' },
  { rule: 'Datums als dag-maand-jaar', good: '17-11-2026', bad: '11/17/26' },
];
