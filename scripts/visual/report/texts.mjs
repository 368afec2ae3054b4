/** What the report calls a kind of story, alone and with its number. */
export const kindTexts = {
  changed: { one: 'Gewijzigd', filter: 'Gewijzigd' },
  added: { one: 'Nieuw', filter: 'Nieuw' },
  removed: { one: 'Verdwenen', filter: 'Verdwenen' },
  failed: { one: 'Mislukt', filter: 'Mislukt' },
};

const reasons = [
  [/^It is drawn differently each time/, 'Dit verhaal ziet er telkens anders uit. Maak het stil, of geef het de tag geen-beeld.'],
  [/^It keeps moving/, 'Dit verhaal blijft bewegen. Maak het stil, of geef het de tag geen-beeld.'],
  [/^This story does not exist/, 'Dit verhaal bestaat niet.'],
  [/Timeout .* exceeded/, 'Dit verhaal was na 45 seconden nog niet klaar.'],
];

/** Why there is no picture, for a designer; what a story itself says stays as it is. */
export const reasonText = reason => reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? `Het verhaal zelf mislukt: ${reason}`;

/** The result in one sentence. */
export const verdictText = ({ changed, added, removed, failed, unchanged }, isUpdate) => {
  const total = changed + added + removed + failed;
  if (total === 0) return unchanged === 1 ? 'Het beeld is zoals het was.' : `Alle ${unchanged} beelden zijn zoals ze waren.`;
  if (isUpdate) return failed > 0 ? 'Aanvaard, op wat mislukte na.' : 'Deze beelden zijn aanvaard.';
  return total === 1 ? 'Eén verhaal vraagt een blik.' : `${total} verhalen vragen een blik.`;
};

const number = new Intl.NumberFormat('nl-BE');

/** `1 pixel anders`, `12.345 pixels anders`. */
export const pixelText = count => `${number.format(count)} ${count === 1 ? 'pixel' : 'pixels'} anders`;
