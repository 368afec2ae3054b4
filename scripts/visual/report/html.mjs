const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text from elsewhere, made safe to stand in HTML. */
const escape = text => String(text).replace(/[&<>"']/g, sign => ENTITIES[sign]);

/** HTML that may be put in other HTML as it is. */
class Html {
  constructor(text) { this.text = text; }
  toString() { return this.text; }
}

const write = value => {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(write).join('');
  return value instanceof Html ? value.text : escape(value);
};

/** Writes HTML: what is put in is escaped, unless it was written by `html` itself. Nothing, null and false write nothing. */
export const html = (parts, ...values) => new Html(String.raw({ raw: parts }, ...values.map(write)));
