/** What the page of an error says (specification §2). */
export const errorPageText = {
  title: 'ERROR PAGE', // sic
  serverError: 'Server error', // sic
  internalServerError: 'internal server error', // sic
  back: 'back to home', // sic
  notFoundExplained: 'Deze pagina bestaat niet, of is verplaatst.',
  serverErrorExplained: 'Het ligt niet aan jou. Probeer het over enkele minuten opnieuw.',
} as const;
