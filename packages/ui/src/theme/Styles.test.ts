import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { css, ServerStyleSheet } from 'styled-components';
import { expect, it } from 'vitest';
import { animations } from './animations.ts';
import { Styles } from './Styles.tsx';

/** The rules that a browser is given for these, without white space. */
const given = (of: ReturnType<typeof css>): string => {
  const sheet = new ServerStyleSheet();
  const Part = styled.div`${of}`;
  renderToString(sheet.collectStyles(createElement(Styles, null, createElement(Part))));
  return sheet.getStyleTags().replaceAll(/\s|\/\*!sc\*\//g, '');
};

it('gives a condition within its rule, in the order of the source', () => {
  const rules = given(css`color: red; @media (min-width: 9px) { /* wide */ color: blue; &:hover { color: green; } > b, > i { color: gold; } } &:focus { color: grey; }`);
  expect(rules).toMatch(/(\.[\w-]+)\{color:red;\}\1\{@media\(min-width:9px\)\{color:blue;\}\}\1:hover\{@media\(min-width:9px\)\{color:green;\}\}\1>b,\1>i\{@media\(min-width:9px\)\{color:gold;\}\}\1:focus\{color:grey;\}/);
});

it('gives conditions within conditions too', () => {
  const rules = given(css`@media (hover: hover) { @supports (gap: 1px) { color: red; } } @container (min-width: 9px) { color: blue; }`);
  expect(rules).toMatch(/(\.[\w-]+)\{@media\(hover:hover\)\{@supports\(gap:1px\)\{color:red;\}\}\}\1\{@container\(min-width:9px\)\{color:blue;\}\}/);
});

it('gives the frames of every animation once, before any rule', () => {
  const rules = given(css`animation: ${animations.turn} 1s;`);
  expect(rules.match(/@keyframesturn/g)).toHaveLength(1);
  expect(rules.indexOf('@keyframesturn')).toBeLessThan(rules.indexOf('animation:turn'));
});
