import { html } from './html.mjs';
import { kindTexts, pixelText, reasonText } from './texts.mjs';

/** Where `npm run storybook` serves the stories, or where a build of them stands. */
const STORYBOOK = process.env.STORYBOOK_URL ?? 'http://localhost:6006';

const percent = part => `${(part * 100).toFixed(3)}%`;
const spotOf = spot => spot && html`<span class="spot" style="left:${percent(spot.left)};top:${percent(spot.top)};width:${percent(spot.width)};height:${percent(spot.height)}"></span>`;

/** Below this width, in px, a picture is shown twice as large, pixel by pixel. */
const SMALL = 300;

/** A picture at its place on the sheet that holds both: a picture that grew is not shown smaller. */
const sheet = ({ sheet: { width, height } }, file, look, alt, spot) => html`<a class="sheet" href="${file}" target="_blank"${width < SMALL && html` data-small`} style="aspect-ratio:${width}/${height};max-width:${width < SMALL ? width * 2 : width}px"><img src="${file}" alt="${alt}" loading="lazy" width="${look.width}" height="${look.height}" style="width:${percent(look.width / width)}">${spotOf(spot)}</a>`;

const figure = (caption, content) => html`<figure><figcaption>${caption}</figcaption>${content}</figure>`;
const nothing = text => html`<p class="nothing">${text}</p>`;

const ABSENT = { before: 'Hiervan is op deze machine geen beeld.', after: 'Er is geen beeld van.' };

const figures = item => {
  const { pictures, before, after, spot, kind, name } = item;
  const show = (side, look) => (pictures[side] ? sheet(item, pictures[side], look, `${name}, ${side === 'before' ? 'ervoor' : 'erna'}`, spot) : nothing(ABSENT[side]));
  if (kind === 'added') return html`<div class="figures one">${figure('Nieuw', show('after', after))}</div>`;
  if (kind === 'removed') return html`<div class="figures one">${figure('Wat er was', show('before', before))}</div>`;
  if (kind === 'failed' && !pictures.after) return undefined;
  return html`<div class="figures">
    ${figure(kind === 'failed' ? 'Eerste keer' : 'Ervoor', show('before', before))}
    ${figure(kind === 'failed' ? 'Tweede keer' : 'Erna', show('after', after))}
    ${figure('Verschil', pictures.difference ? sheet(item, pictures.difference, item.sheet, `${name}, het verschil`) : nothing('Zonder beeld van ervoor is er niets te vergelijken.'))}
  </div>`;
};

/** Both pictures on top of each other, with a slider between them. */
const slider = item => item.pictures.before && item.pictures.after && html`<div class="slider">
  <label><span>Ervoor</span><input type="range" min="0" max="100" value="50" aria-label="Schuif van ervoor naar erna: ${item.name}"><span>Erna</span></label>
  <div class="stack" style="aspect-ratio:${item.sheet.width}/${item.sheet.height};max-width:${item.sheet.width}px">
    <img src="${item.pictures.before}" alt="" loading="lazy" style="width:${percent(item.before.width / item.sheet.width)}">
    <img class="over" src="${item.pictures.after}" alt="" loading="lazy" style="width:${percent(item.after.width / item.sheet.width)}">
  </div>
</div>`;

/** One story to look at. */
export const renderStory = item => html`<article class="story" data-kind="${item.kind}" id="${item.id}" tabindex="-1" aria-labelledby="${item.id}-title">
  <header>
    <span class="kind">${kindTexts[item.kind].one}</span>
    <h2 id="${item.id}-title"><span>${item.title}</span> ${item.name}</h2>
    <ul class="facts">
      ${item.pixels !== undefined && html`<li>${pixelText(item.pixels)}</li>`}
      ${item.size && html`<li>${item.size.before} → ${item.size.after} px</li>`}
      ${item.kind !== 'removed' && html`<li><a href="${STORYBOOK}/?path=/story/${item.id}" target="_blank">Open in Storybook</a></li>`}
    </ul>
  </header>
  ${item.reason && html`<p class="reason">${reasonText(item.reason)}</p>`}
  ${figures(item)}
  ${slider(item)}
</article>`;
