import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RichText } from './RichText.tsx';

const meta = preview.meta({
  title: 'product/RichText (opgemaakte tekst)',
  component: RichText,
  args: { html: '<p>Vierkleurendruk op <strong>170 g mat</strong> gesatineerd, met een spotvernis op het beeldmerk.</p><ul><li>Geleverd op rol</li><li>of gevouwen</li></ul>' },
});

export const Default = meta.story({ name: 'Standaard' });

export const EverythingAllowed = meta.story({
  name: 'Alle toegelaten opmaak',
  args: { html: '<h2>Afwerking</h2><p>Eerst <b>vet</b> en <strong>mat</strong>, dan <em>schuin</em> en <u>onderlijnd</u>.<br>Nieuwe lijn.</p><h3>Levering</h3><ol><li>Vouwen</li><li>Bundelen per 50</li></ol><h4>Klant</h4><blockquote>Mooier dan verwacht.</blockquote><p>Meer op <a href="https://drukwerk.example/papier">onze papierwijzer</a>.</p>' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Afwerking', level: 2 })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Klant', level: 4 })).toBeVisible());
    await expect(canvas.getByText('Mooier dan verwacht.').tagName).toBe('BLOCKQUOTE');
    await expect(canvas.getByText('mat').tagName).toBe('STRONG');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Links = meta.story({
  name: 'Soorten links',
  tags: ['gedrag'],
  args: { html: '<p><a href="https://drukwerk.example" target="_top" rel="opener">web</a> <a href="mailto:info@drukwerk.example">mail</a> <a href="tel:+3256000000">bel</a></p>' },
  play: async ({ canvas }) => {
    for (const [name, href] of [['web', 'https://drukwerk.example'], ['mail', 'mailto:info@drukwerk.example'], ['bel', 'tel:+3256000000']] as const) {
      const link = await canvas.findByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
});

declare global {
  interface Window { storyWasAttacked?: string }
}

/** Everything that a hostile description might hold. Each line leaves its text, and nothing else. */
const attacks = [
  '<p>Begin</p>',
  '<script>window.storyWasAttacked = "script"</script>',
  '<img src=x onerror="window.storyWasAttacked = \'onerror\'">',
  '<svg><g onload="window.storyWasAttacked = \'svg\'"></g></svg>',
  '<iframe srcdoc="<script>parent.storyWasAttacked = 1</script>"></iframe>',
  '<style>body { display: none }</style>',
  '<p style="position:fixed;inset:0" class="overlay" id="root" onclick="window.storyWasAttacked = 1">Bedekt</p>',
  '<a href="javascript:window.storyWasAttacked=1">een</a>',
  '<a href=" JaVa&#x0A;script:window.storyWasAttacked=1">twee</a>',
  '<a href="data:text/html,<script>1</script>">drie</a>',
  '<a href="/logout">vier</a>',
  '<form action="https://boef.example"><input name="paswoord"><button>vijf</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.storyWasAttacked=1&gt;">',
  '<object data="x"></object><embed src="x"><link rel="stylesheet" href="//boef.example/x.css"><base href="//boef.example/">',
  '<p>Einde</p>',
].join('');

export const Attacked = meta.story({
  name: 'Gevaarlijke inhoud',
  tags: ['gedrag'],
  args: { html: attacks },
  beforeEach: () => { delete window.storyWasAttacked; },
  play: async ({ canvas, canvasElement }) => {
    // What comes first is its text alone.
    await canvas.findByText('een');
    await expect(canvas.getByText('Bedekt').getAttributeNames()).toEqual([]);
    for (const text of ['een', 'twee', 'drie', 'vier']) await expect(canvas.getByText(text)).not.toHaveAttribute('href');
    const prose = canvas.getByText('Begin').parentElement!;
    await expect([...new Set(Array.from(prose.querySelectorAll('*'), element => element.localName))].sort()).toEqual(['a', 'p']);
    await expect(canvasElement.querySelector('script, img, svg, iframe, style, form, input, object, embed, link, base, math')).toBeNull();
    await expect(window.storyWasAttacked).toBeUndefined();
  },
});

export const PlainText = meta.story({
  name: 'Gewone tekst',
  args: { html: 'Mat gesatineerd, per 50 gebundeld.' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Mat gesatineerd, per 50 gebundeld.')).toBeVisible()); },
});

export const Entities = meta.story({
  name: 'Speciale tekens',
  tags: ['gedrag'],
  args: { html: 'Vis &amp; friet: 1 &lt; 2' },
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByText('Vis & friet: 1 < 2')).toBeVisible()); },
});

export const Empty = meta.story({
  name: 'Leeg',
  tags: ['gedrag'],
  args: { html: null },
  play: async ({ canvasElement }) => { await waitFor(() => expect(canvasElement).toHaveTextContent(/^$/)); },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { html: `<p>${'Gelegenheidsverpakkingsafwerkingsmogelijkheden'.repeat(4)} ${'in vierkleurendruk op gesatineerd papier '.repeat(20)}</p>` },
  globals: { viewport: { value: 'phone' } },
});
