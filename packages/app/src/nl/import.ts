/** What leads to the import of products, and to the list as a file (specification §2, §9). */
export const importTexts = {
  import: 'Importeren',
  template: 'Template',
  export: 'Exporteren als CSV',
} as const;
