/** The messages of the rules. */
export const formRules = {
  productName: 'Het is verplicht het product een naam te geven',
  noUnderscore: 'Gebruik geen underscores (_) in de naam',
  productCustomer: 'Het is verplicht om een klant te kiezen voor het product',
  collectionName: 'Het is verplicht de collectie een naam te geven',
  segmentName: 'Het is verplicht het segment een naam te geven',
  categoryName: 'Het is verplicht de categorie een naam te geven',
  categorySegments: 'Het is verplicht om minimum één segment te kiezen voor een category', // sic
  customerName: 'Het is verplicht de klant een naam te geven',
  customerCode: 'Het is verplicht een multipress klant code in te vullen',
  materialName: 'Het is verplicht het materiaal een naam te geven',
  tagName: 'Het is verplicht de tag een naam te geven',
  image: 'Een foto file kiezen is verplicht', // sic
  amount: 'Vul een getal in, 0 of meer',
  wholeNumber: (from: number) => `Vul een geheel getal in, ${from} of meer`,
  tooLong: (characters: number) => `Gebruik hoogstens ${characters} tekens`,
  tooLarge: (kilobytes: number) => `Deze tekst is te lang: hoogstens ${kilobytes} kB`,
  numberTooLarge: 'Dit getal is te groot',
} as const;
