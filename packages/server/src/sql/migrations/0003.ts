const LAST = 999_999_999_999_999;

/** The nearest place that an order has. */
const place = (table: string): string => `
  UPDATE ${table} SET "order" = min(max(round("order"), 0), ${LAST}) WHERE "order" <> round("order") OR "order" NOT BETWEEN 0 AND ${LAST};`;

/** Numbers that calls took before, and now refuse: whoever saved such a record again heard that it is wrong. An amount of more than 15 digits is none. */
export const soundNumbers = `
  ${['segments', 'categories', 'assets'].map(place).join('')}
  UPDATE products SET ammount = NULL WHERE ammount NOT BETWEEN 0 AND ${LAST}.9;
  UPDATE products SET cover_path = (
    SELECT a.path FROM assets a WHERE a.product_id = products.id AND NOT a.is_video AND a.path IS NOT NULL ORDER BY a."order", a.id LIMIT 1
  ) WHERE cover_path IS NOT NULL;
`;
