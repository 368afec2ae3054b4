import { Fragment } from 'react';
import { TitleLink } from '../links/TitleLink.tsx';

const TITLE = /((?:controls|navigation|catalogue|collections|media|forms|import|registers|people|session|feedback)\/[A-Z]\w+)/;

/** A sentence in which the title of a widget ('controls/Button') is a link to it. */
export const LinkedText = ({ children }: { children: string }) => (
  // A split with a group alternates: words, title, words.
  children.split(TITLE).map((piece, index) => (index % 2 ? <TitleLink key={index} title={piece}>{piece.split('/')[1]}</TitleLink> : <Fragment key={index}>{piece}</Fragment>))
);
