/** The columns of whatever shows as a tile. */
const TILE = `
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, path TEXT, is_visible INTEGER NOT NULL, image_required INTEGER NOT NULL,
  created_by_id INTEGER NOT NULL, added INTEGER NOT NULL, name_folded TEXT NOT NULL`;

/** A table of names. */
const named = (table: string): string => `
  CREATE TABLE ${table} (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, added INTEGER NOT NULL, name_folded TEXT NOT NULL UNIQUE, name_key TEXT NOT NULL
  ) STRICT;`;

/**
 * An index of a list of ids, kept by the database: which records name an entry.
 * The list itself stands in its record, in its order, so that a record is one row.
 */
const link = (table: string, holders: string, entries: string, entry: string, holder: string): string => `
  CREATE TABLE ${table} (
    ${entry}_id INTEGER NOT NULL REFERENCES ${entries}(id) DEFERRABLE INITIALLY DEFERRED, ${holder}_id INTEGER NOT NULL,
    PRIMARY KEY (${entry}_id, ${holder}_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER ${table}_insert AFTER INSERT ON ${holders} BEGIN
    INSERT OR IGNORE INTO ${table} SELECT value, NEW.id FROM json_each(NEW.${entry}_ids);
  END;
  CREATE TRIGGER ${table}_update AFTER UPDATE OF ${entry}_ids ON ${holders} WHEN OLD.${entry}_ids <> NEW.${entry}_ids BEGIN
    DELETE FROM ${table} WHERE ${holder}_id = OLD.id AND ${entry}_id IN (SELECT value FROM json_each(OLD.${entry}_ids));
    INSERT OR IGNORE INTO ${table} SELECT value, NEW.id FROM json_each(NEW.${entry}_ids);
  END;
  CREATE TRIGGER ${table}_delete AFTER DELETE ON ${holders} BEGIN
    DELETE FROM ${table} WHERE ${holder}_id = OLD.id AND ${entry}_id IN (SELECT value FROM json_each(OLD.${entry}_ids));
  END;`;

/**
 * The first tables. A column \`added\` is the order of adding; \`_folded\` and \`_key\` are what text is found and ordered by.
 * Who made a record may be gone, so that \`created_by_id\` refers to nothing.
 */
export const first = `
  ${named('tags')}
  ${named('materials')}
  CREATE TABLE customers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, erp_id TEXT NOT NULL, contact TEXT, added INTEGER NOT NULL,
    name_folded TEXT NOT NULL UNIQUE, erp_id_folded TEXT NOT NULL UNIQUE, name_key TEXT NOT NULL
  ) STRICT;
  CREATE TABLE segments (${TILE} UNIQUE, "order" REAL NOT NULL) STRICT;
  CREATE TABLE categories (${TILE} UNIQUE, "order" REAL NOT NULL, segment_ids TEXT NOT NULL, name_key TEXT NOT NULL) STRICT;
  ${link('category_segments', 'categories', 'segments', 'segment', 'category')}

  CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL, username TEXT NOT NULL, phone_number TEXT, role TEXT NOT NULL, is_active INTEGER NOT NULL,
    avatar_path TEXT, password TEXT NOT NULL, secret TEXT, secret_confirmed INTEGER NOT NULL, added INTEGER NOT NULL,
    email_folded TEXT NOT NULL UNIQUE, username_folded TEXT NOT NULL UNIQUE, search_text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE second_steps (
    id INTEGER PRIMARY KEY AUTOINCREMENT REFERENCES users(id) ON DELETE CASCADE, password_at INTEGER, attempts INTEGER NOT NULL,
    last_counter INTEGER NOT NULL, added INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, token_hash TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    opened INTEGER NOT NULL, used INTEGER NOT NULL, added INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_user ON sessions(user_id);

  CREATE TABLE products (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, erp_id TEXT, ammount REAL, format_open TEXT, format_closed TEXT,
    customer_id INTEGER NOT NULL REFERENCES customers(id) DEFERRABLE INITIALLY DEFERRED,
    category_ids TEXT NOT NULL, tag_ids TEXT NOT NULL, material_ids TEXT NOT NULL, is_visible INTEGER NOT NULL, created_by_id INTEGER NOT NULL,
    created TEXT NOT NULL, updated TEXT NOT NULL, updated_by_id INTEGER, added INTEGER NOT NULL, erp_id_folded TEXT UNIQUE,
    cover_path TEXT, has_video INTEGER NOT NULL DEFAULT 0, description TEXT
  ) STRICT;
  CREATE INDEX products_added ON products(added, is_visible);
  CREATE INDEX products_erp_id ON products(erp_id IS NULL, erp_id, added DESC);
  CREATE INDEX products_created ON products(created DESC, added DESC);
  CREATE INDEX products_updated ON products(updated DESC, added DESC);
  CREATE INDEX products_customer ON products(customer_id);
  ${link('product_categories', 'products', 'categories', 'category', 'product')}
  ${link('product_tags', 'products', 'tags', 'tag', 'product')}
  ${link('product_materials', 'products', 'materials', 'material', 'product')}

  CREATE TABLE product_search (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
  CREATE VIRTUAL TABLE product_fts USING fts5(text, content = 'product_search', content_rowid = 'id', columnsize = 0, tokenize = 'trigram case_sensitive 1');
  CREATE TRIGGER product_search_insert AFTER INSERT ON product_search BEGIN
    INSERT INTO product_fts(rowid, text) VALUES (NEW.id, NEW.text);
  END;
  CREATE TRIGGER product_search_update AFTER UPDATE ON product_search WHEN OLD.text <> NEW.text BEGIN
    INSERT INTO product_fts(product_fts, rowid, text) VALUES ('delete', OLD.id, OLD.text);
    INSERT INTO product_fts(rowid, text) VALUES (NEW.id, NEW.text);
  END;
  CREATE TRIGGER product_search_delete AFTER DELETE ON product_search BEGIN
    INSERT INTO product_fts(product_fts, rowid, text) VALUES ('delete', OLD.id, OLD.text);
  END;
  CREATE TRIGGER products_delete AFTER DELETE ON products BEGIN
    DELETE FROM product_search WHERE id = OLD.id;
  END;

  CREATE TABLE assets (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, product_id INTEGER NOT NULL REFERENCES products(id) DEFERRABLE INITIALLY DEFERRED,
    "order" REAL NOT NULL, path TEXT, is_video INTEGER NOT NULL, file TEXT, created_by_id INTEGER NOT NULL, added INTEGER NOT NULL, name_folded TEXT NOT NULL
  ) STRICT;
  CREATE INDEX assets_product ON assets(product_id, "order", id);
  CREATE INDEX assets_added ON assets(added);

  CREATE TABLE collections (
    ${TILE}, description TEXT, product_ids TEXT NOT NULL, is_private INTEGER NOT NULL, updated TEXT NOT NULL, updated_by_id INTEGER, name_key TEXT NOT NULL
  ) STRICT;
  CREATE INDEX collections_creator ON collections(created_by_id);
  ${link('collection_products', 'collections', 'products', 'product', 'collection')}
`;
