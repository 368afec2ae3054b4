import { tokens } from '../../../packages/ui/src/theme/tokens.ts';
import { html } from './html.mjs';
import { KINDS } from './items.mjs';
import { renderStory } from './story.mjs';
import { kindTexts, verdictText } from './texts.mjs';

const variables = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`).join(';');

const filter = (kind, text, count, isChosen = false) =>
  html`<label class="filter"><input type="radio" name="kind" value="${kind}"${isChosen && html` checked`}${count === 0 && html` disabled`}><span>${text} <b>${count}</b></span></label>`;

const filters = (items, counts) => items.length > 0 && html`<div class="tools" role="toolbar" aria-label="Beelden kiezen">
  <fieldset><legend>Toon</legend>${filter('all', 'Alles', items.length, true)}${KINDS.map(kind => filter(kind, kindTexts[kind].filter, counts[kind]))}</fieldset>
  <fieldset><legend>Weergave</legend>
    <label class="filter"><input type="radio" name="view" value="beside" checked><span>Naast elkaar</span></label>
    <label class="filter"><input type="radio" name="view" value="slider"><span>Schuiven</span></label>
  </fieldset>
  <p class="keys"><kbd>j</kbd> volgende <kbd>k</kbd> vorige <kbd>v</kbd> weergave</p>
</div>`;

const advice = (counts, isUpdate) => {
  if (isUpdate) return html`<p class="advice">Bewaar <code>visual/baselines.json</code> samen met de bronnen in git.</p>`;
  if (counts.changed + counts.added + counts.removed === 0) return undefined;
  return html`<p class="advice">Zijn deze beelden zoals ze moeten zijn? Aanvaard ze met <code>npm run test:visual -- --update</code>.</p>`;
};

const sameList = unchanged => unchanged.length > 0 && html`<details class="same"><summary>${unchanged.length === 1 ? '1 beeld is' : `${unchanged.length} beelden zijn`} zoals ${unchanged.length === 1 ? 'het was' : 'ze waren'}</summary>
  <ul>${unchanged.map(({ title, name, isUnsteady }) => html`<li><span>${title}</span> ${name}${isUnsteady && html` <em>pas bij de tweede keer gelijk</em>`}</li>`)}</ul></details>`;

const machine = ({ chromium, platform }) => `Chromium ${chromium} op ${platform}`;

/**
 * The report's page, in Dutch, for who designs.
 * @returns HTML text; its pictures, font, style and script stand beside it.
 */
export const renderPage = ({ items, counts, unchanged, environment, accepted, isUpdate, problem }) => `${html`<!doctype html>
<html lang="nl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${verdictText(counts, isUpdate)} – beelden van Staalkaart</title>
  <style>:root{${html([variables])}}</style>
  <link rel="stylesheet" href="report.css">
  <script defer src="report.js"></script>
</head>
<body data-view="beside">
  <header class="top" data-mood="${items.length === 0 || isUpdate ? 'good' : 'look'}">
    <p class="brand">Staalkaart · beelden</p>
    <h1>${verdictText(counts, isUpdate)}</h1>
    ${advice(counts, isUpdate)}
    ${problem && html`<p class="advice">Van sommige beelden ontbreekt wat er voordien was: de aanvaarde bronnen zijn hier niet te vinden.</p>`}
    ${filters(items, counts)}
  </header>
  <main>${items.map(renderStory)}${sameList(unchanged)}</main>
  <footer>${machine(environment)}${accepted && accepted.probe !== environment.probe && html`. Aanvaard met ${machine(accepted)}, dat anders tekent: vergeleken met wat de aanvaarde bronnen hier tekenen`}.</footer>
</body>
</html>
`}`;
