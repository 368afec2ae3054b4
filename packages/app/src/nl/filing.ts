/** What is said while products go into and out of collections (specification §2, §4 and §8). */
export const filing = {
  none: 'Je hebt geen collecties om dit product aan toe te voegen ...',
  noMedia: 'Dit product heeft nog geen media en kan daarom niet in een collectie.',
  foreign: 'Je kan enkel collecties van jezelf aanpassen of verwijderen',
  nothingToExport: 'Deze collectie bevat nog geen producten.',
  remove: (product: string, collection: string) => `${product} wordt uit de collectie ${collection} gehaald. Het product zelf blijft bestaan.`,
  hold: {
    collect: 'in collectie',
    remove: 'uit collectie verwijderen',
  },
} as const;
