import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import styled from 'styled-components';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { sendIncomplete } from '../../gestures/sendIncomplete.ts';
import { drawn } from '../../testing/drawn.ts';
import { useKept } from '../../testing/useKept.ts';
import { LazyRichTextEditor } from './LazyRichTextEditor.tsx';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';

const description = '<p>Vierkleurendruk op <strong>170 g mat</strong> gesatineerd.</p><ul><li><p>Geleverd op rol</p></li><li><p>of gevouwen</p></li></ul>';

const Form = styled.form``;

/** Keeps the text, as a form does that cannot be sent yet. */
const Held = ({ fromServer, ...props }: RichTextEditorProps & {
  /** What a button sets it to, from outside. */
  fromServer?: string;
}) => {
  const [value, setValue] = useKept(props.value);
  return (
    <Form onKeyDown={sendIncomplete} onSubmit={event => { event.preventDefault(); document.title = 'verzonden'; }}>
      <RichTextEditor {...props} value={value} onChange={html => { setValue(html); props.onChange(html); }} />
      <button type="submit" disabled hidden>Opslaan</button>
      {fromServer && <Button onClick={() => setValue(fromServer)}>Herstel</Button>}
    </Form>
  );
};

const last = (callback: unknown) => (callback as ReturnType<typeof fn>).mock.lastCall?.[0] as string | undefined;
/** Selects until the editor has heard of it: shortly after it takes the focus it sets its own selection once more. */
const select = (node: Node, from: number, to: number) => waitFor(async () => {
  const selection = window.getSelection()!;
  const heard = new Promise(resolve => { document.addEventListener('selectionchange', resolve, { once: true }); });
  selection.removeAllRanges();
  selection.setBaseAndExtent(node, from, node, to);
  await heard;
  await drawn();
  await expect([selection.anchorOffset, selection.focusOffset]).toEqual([from, to]);
});

/**
 * Types in the text that has the focus, as the browser itself does: what `userEvent` writes in an editable text, letter by
 * letter, the editor may redraw in between, and then letters are lost.
 */
const typeText = (text: string) => document.execCommand('insertText', false, text);

const pasteHtml = (target: Element, html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  return fireEvent(target, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
};

const meta = preview.meta({
  title: 'forms/RichTextEditor (teksteditor)',
  component: RichTextEditor,
  args: { label: 'Omschrijving', value: '', onChange: fn(), isOptional: true },
  render: args => <Held {...args} />,
  decorators: [Story => <div style={{ width: 560, maxWidth: '100%', padding: 28, borderRadius: 16, background: 'var(--color-surface)' }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });
export const Typed = meta.story({
  name: 'Getypt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: /Omschrijving/ });
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await userEvent.click(text);
    typeText('A');
    typeText('4');
    await waitFor(() => expect(last(args.onChange)).toBe('<p>A4</p>'));
  },
});

export const Filled = meta.story({
  name: 'Ingevuld',
  args: { value: description },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('170 g mat').tagName).toBe('STRONG');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await drawn();
    await expect(args.onChange).not.toHaveBeenCalled(); // Opening is not changing.
  },
});

export const LabelLeadsToTheText = meta.story({
  name: 'Label leidt naar de tekst',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Omschrijving'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Omschrijving/ })).toHaveFocus());
  },
});

export const Emphasis = meta.story({
  name: 'Vet en cursief',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /Omschrijving/ }));
    const bold = canvas.getByRole('button', { name: 'Vet' });
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(bold);
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Omschrijving/ })).toHaveFocus());
    typeText('mat');
    await waitFor(() => expect(last(args.onChange)).toBe('<p><strong>mat</strong></p>'));
    await userEvent.click(bold);
    await userEvent.click(canvas.getByRole('button', { name: 'Cursief' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Omschrijving/ })).toHaveFocus());
    typeText(' papier');
    await waitFor(() => expect(last(args.onChange)).toBe('<p><strong>mat</strong><em> papier</em></p>'));
  },
});

/** A text that begins in bold presses nothing before somebody is in it. */
export const NobodyIsInIt = meta.story({
  name: 'Niemand staat erin',
  args: { value: '<p><strong>Vierkleurendruk</strong> op 170 g</p>' },
  play: async ({ canvas, userEvent }) => {
    const bold = canvas.getByRole('button', { name: 'Vet' });
    await drawn();
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByText('Vierkleurendruk'));
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(bold).toHaveFocus());
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const Lists = meta.story({
  name: 'Opsommingen',
  tags: ['gedrag'],
  args: { value: '<p>Geleverd op rol</p>' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Geleverd op rol'));
    await userEvent.click(canvas.getByRole('button', { name: 'Opsomming' }));
    await waitFor(() => expect(last(args.onChange)).toBe('<ul><li><p>Geleverd op rol</p></li></ul>'));
    await userEvent.click(canvas.getByRole('button', { name: 'Genummerde lijst' }));
    await waitFor(() => expect(last(args.onChange)).toBe('<ol><li><p>Geleverd op rol</p></li></ol>'));
    await expect(canvas.getByRole('button', { name: 'Genummerde lijst' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Genummerde lijst' }));
    await waitFor(() => expect(last(args.onChange)).toBe('<p>Geleverd op rol</p>'));
  },
});

export const UndoneAndRedone = meta.story({
  name: 'Ongedaan en opnieuw',
  tags: ['gedrag'],
  args: { value: '<p>Geleverd op rol</p>' },
  play: async ({ canvas, userEvent, args }) => {
    const undo = canvas.getByRole('button', { name: 'Ongedaan maken' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('Geleverd op rol'));
    await userEvent.click(canvas.getByRole('button', { name: 'Opsomming' }));
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(undo);
    await waitFor(() => expect(last(args.onChange)).toBe('<p>Geleverd op rol</p>'));
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw uitvoeren' }));
    await waitFor(() => expect(last(args.onChange)).toContain('<ul>'));
  },
});

export const ToolbarByKeyboard = meta.story({
  name: 'Werkbalk met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Opmaak' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Vet' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Cursief' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Opnieuw uitvoeren' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Vet' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('button', { name: 'Vet' })).toHaveFocus();
    await userEvent.tab(); // One stop for the whole bar.
    await expect(canvas.getByRole('textbox', { name: /Omschrijving/ })).toHaveFocus();
  },
});

/** The field of a link stands between the bar and the text. */
export const LinkField = meta.story({
  name: 'Adres van een link',
  args: { value: description },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Adres van de link' })).toHaveFocus());
  },
});

export const LinkOnWords = meta.story({
  name: 'Link op woorden',
  tags: ['gedrag'],
  args: { value: '<p>Meer in onze papierwijzer</p>' },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByText('Meer in onze papierwijzer');
    await userEvent.click(text);
    await select(text.firstChild!, 13, 25);
    await userEvent.keyboard('{Control>}k{/Control}');
    const address = await canvas.findByRole('textbox', { name: 'Adres van de link' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('drukwerk.example/papier{Enter}');
    await waitFor(() => expect(last(args.onChange)).toBe('<p>Meer in onze <a href="https://drukwerk.example/papier" target="_blank" rel="noopener noreferrer">papierwijzer</a></p>'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Omschrijving/ })).toHaveFocus());
    await expect(canvas.queryByRole('textbox', { name: 'Adres van de link' })).not.toBeInTheDocument();
    await expect(document.title).not.toBe('verzonden'); // Enter in the field does not send the form.
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const LinkChangedAndRemoved = meta.story({
  name: 'Link gewijzigd en verwijderd',
  tags: ['gedrag'],
  args: { value: '<p>Zie <a href="https://oud.example">papierwijzer</a></p>' },
  play: async ({ canvas, userEvent, args }) => {
    const words = canvas.getByText('papierwijzer');
    await userEvent.click(words);
    await select(words.firstChild!, 4, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await canvas.findByRole('textbox', { name: 'Adres van de link' });
    await expect(address).toHaveValue('https://oud.example');
    await userEvent.clear(address);
    await userEvent.type(address, 'info@drukwerk.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Link toepassen' }));
    await waitFor(() => expect(last(args.onChange)).toContain('<a href="mailto:info@drukwerk.example"'));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Link verwijderen' }));
    await waitFor(() => expect(last(args.onChange)).toBe('<p>Zie papierwijzer</p>'));
  },
});

export const LinkRefused = meta.story({
  name: 'Link geweigerd',
  args: { value: '<p>Papier</p>' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Papier'));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await canvas.findByRole('textbox', { name: 'Adres van de link' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await waitFor(async () => expect(await canvas.findByText('Vul een webadres of een e-mailadres in.')).toBeVisible());
    await expect(address).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LinkFieldClosed = meta.story({
  name: 'Adres van een link gesloten',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Adres van de link' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Adres van de link' })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Omschrijving/ })).toHaveFocus());
  },
});

declare global {
  interface Window { editorWasAttacked?: boolean }
}
const hostile = '<p onclick="window.editorWasAttacked = true">Mat <b>papier</b></p><script>window.editorWasAttacked = true</script><img src="x" onerror="window.editorWasAttacked = true"><iframe src="about:blank"></iframe><p style="position:fixed"><a href="javascript:window.editorWasAttacked=true">klik</a></p>';

export const HostileValue = meta.story({
  name: 'Gevaarlijke inhoud',
  tags: ['gedrag'],
  args: { value: hostile },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: /Omschrijving/ });
    await expect(text.querySelector('img, script, iframe, [style], [onclick]')).toBeNull();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('papier'));
    typeText('!');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(last(args.onChange)).not.toMatch(/javascript:|onclick|onerror|<img|style=/);
    await expect(window.editorWasAttacked).toBeUndefined();
  },
});

export const PastedIsCleaned = meta.story({
  name: 'Geplakte tekst opgekuist',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: /Omschrijving/ });
    await userEvent.click(text);
    await pasteHtml(text, `<meta charset="utf-8"><div class="MsoNormal" style="color:red"><span style="font-size:40px">Uit een <b>tekstverwerker</b></span></div>${hostile}<table><tr><td>cel${hostile}</td></tr></table>`);
    await waitFor(() => expect(last(args.onChange)).toContain('<strong>tekstverwerker</strong>'));
    await expect(last(args.onChange)).not.toMatch(/style=|class=|<span|<table|<img|javascript:|onclick/);
    await expect(canvas.getByText(/^Uit een/)).toHaveTextContent(/^Uit een tekstverwerker$/); // A line of its own.
    await expect(window.editorWasAttacked).toBeUndefined();
  },
});

const WORD_LIST = ['First', 'Middle', 'Last'].map((at, index) =>
  `<p class=MsoListParagraphCxSp${at}><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Punt ${index + 1}</p>`).join('');

export const PastedKeepsItsLines = meta.story({
  name: 'Geplakte regels blijven apart',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByRole('textbox', { name: /Omschrijving/ });
    const pasted = async (html: string) => {
      await userEvent.click(text);
      await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
      await pasteHtml(text, html);
      await waitFor(() => expect(text).toHaveTextContent(/./));
      return last(args.onChange);
    };
    await expect(await pasted('<table><caption>Maten</caption><tbody><tr><th>A4</th><td>210 × <b>297</b></td></tr><tr><td><p>A5</p></td><td><p>148 × 210</p><p>mm</p></td></tr></tbody></table>'))
      .toBe('<p>Maten</p><p>A4 210 × <strong>297</strong></p><p>A5 148 × 210 mm</p>');
    await expect(await pasted('<table><tr><td>Formaat<ul><li>A4</li><li>A5</li></ul></td><td>2<p>50</p></td></tr><tr><td>Rol<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></td></tr></table>'))
      .toBe('<p>Formaat A4 A5 2 50</p><p>Rol a b c</p>');
    await expect(await pasted('<div>een</div><DIV>twee</DIV><h1>Kop</h1><u>lijn</u>')).toBe('<p>een</p><p>twee</p><p>Kop</p><p>lijn</p>');
    await expect(await pasted('<dl><dt>Term</dt><dd>Uitleg</dd></dl>')).toBe('<p>Term</p><p>Uitleg</p>');
    await expect(await pasted(`<p>Intro</p>${WORD_LIST}<p class=MsoListParagraph><span style='mso-list:Ignore'>1.</span>Eerst</p>`))
      .toBe('<p>Intro</p><ul><li><p>Punt 1</p></li><li><p>Punt 2</p></li><li><p>Punt 3</p></li></ul><ol><li><p>Eerst</p></li></ol>');
  },
});

export const EmptiedIsEmpty = meta.story({
  name: 'Leeggemaakt is leeg',
  tags: ['gedrag'],
  args: { value: '<p>x</p>' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('x'));
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await waitFor(() => expect(last(args.onChange)).toBe(''));
  },
});

/** Headings and quotes of an older description, though no button makes them. */
export const OlderText = meta.story({ name: 'Oudere tekst', args: { value: '<h2>Afwerking</h2><blockquote><p>Mooi</p></blockquote><p><u>onderlijnd</u></p>' } });
export const OlderTextSurvives = OlderText.extend({
  name: 'Oudere tekst blijft bewaard',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('onderlijnd'));
    typeText('!');
    await waitFor(() => expect(last(args.onChange)).toMatch(/^<h2>Afwerking<\/h2><blockquote><p>Mooi<\/p><\/blockquote><p>.*<u>.*<\/p>$/));
  },
});

export const SetFromOutside = meta.story({
  name: 'Van buitenaf gewijzigd',
  tags: ['gedrag'],
  args: { value: '<p>Concept</p>' },
  render: args => <Held {...args} fromServer="<p>Van de server</p>" />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Herstel' }));
    await waitFor(async () => expect(await canvas.findByText('Van de server')).toBeVisible());
    await expect(canvas.queryByText('Concept')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { error: 'Deze omschrijving is te lang.' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: /Omschrijving/ });
    await waitFor(() => expect(text).toBeInvalid());
    await expect(text).toHaveAccessibleDescription('Deze omschrijving is te lang.');
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { value: `<p>${'gelegenheidsverpakking'.repeat(12)}</p>${'<p>Vierkleurendruk op 170 g mat gesatineerd, met een spotvernis op het beeldmerk.</p>'.repeat(14)}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});

/** As a form loads it: what waits is as high as what comes. */
export const Lazy = meta.story({
  name: 'Pas later geladen',
  tags: ['gedrag'],
  render: args => <LazyRichTextEditor {...args} />,
  play: async ({ canvas }) => { await waitFor(async () => expect(await canvas.findByRole('textbox', { name: /Omschrijving/ })).toBeVisible()); },
});
export const Phone = meta.story({ name: 'Gsm', args: { value: description }, globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ name: 'Tablet liggend', args: { value: description }, globals: { viewport: { value: 'tablet' } } });
