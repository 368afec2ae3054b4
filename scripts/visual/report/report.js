// The report's own page: choosing a kind, choosing a view, and going from story to story with j and k.
// A plain script: a browser loads no modules from a folder.
const stories = [...document.querySelectorAll('.story')];
const shown = () => stories.filter(story => !story.hidden);

const showKind = kind => {
  for (const story of stories) story.hidden = kind !== 'all' && story.dataset.kind !== kind;
};

const showView = view => { document.body.dataset.view = view; };

document.addEventListener('input', ({ target }) => {
  if (target.name === 'kind') showKind(target.value);
  if (target.name === 'view') showView(target.value);
  if (target.type === 'range') target.closest('.slider').style.setProperty('--at', `${100 - target.value}%`);
});

const go = step => {
  const list = shown();
  const at = list.indexOf(document.activeElement.closest?.('.story'));
  const next = list[at < 0 ? 0 : Math.min(Math.max(at + step, 0), list.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'start' });
};

const turn = () => {
  const other = document.querySelector('[name="view"]:not(:checked)');
  if (!other) return;
  other.checked = true;
  showView(other.value);
};

const keys = { j: () => go(1), k: () => go(-1), v: turn };
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  keys[event.key]?.();
});
