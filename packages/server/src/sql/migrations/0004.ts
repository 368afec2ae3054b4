/** A film counts once its file is there, as a picture does. */
export const arrivedFilms = `
  UPDATE products SET has_video = 0 WHERE has_video = 1 AND NOT EXISTS (
    SELECT 1 FROM assets a WHERE a.product_id = products.id AND a.is_video AND a.path IS NOT NULL
  );
`;
