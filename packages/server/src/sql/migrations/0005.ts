/** Folds a column anew. A record that would then have the text of another, from which it was told apart before, stays as it was. */
const fold = (table: string, column: string, others = ''): string =>
  `UPDATE OR IGNORE ${table} SET ${column}_folded = folded(${column})${others} WHERE ${column}_folded <> folded(${column});`;
const named = (table: string): string => fold(table, 'name', ', name_key = sort_key(name)');

/** Signs that stand by themselves, as `^`, were folded away: what is found and ordered by is made of all texts anew. */
export const signsKept = `
  ${['tags', 'materials', 'customers', 'categories', 'collections'].map(named).join('\n  ')}
  ${['segments', 'assets'].map(table => fold(table, 'name')).join('\n  ')}
  ${fold('customers', 'erp_id')}
  ${fold('products', 'erp_id')}
  ${fold('users', 'email')}
  ${fold('users', 'username')}
  UPDATE users SET search_text = folded(username || char(10) || email);
  UPDATE product_search SET text = now.text FROM (
    SELECT p.id, folded(p.name || char(10) || coalesce(p.erp_id, '') || char(10) || c.name) AS text FROM products p JOIN customers c ON c.id = p.customer_id
  ) AS now WHERE now.id = product_search.id AND now.text <> product_search.text;
`;
