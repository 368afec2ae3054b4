export { GlobalStyle } from './theme/GlobalStyle.ts';
export { breakpoints, tokens } from './theme/tokens.ts';
export { Button } from './controls/Button/Button.tsx';
export { IconButton } from './controls/IconButton/IconButton.tsx';
export { Link, LinkProvider, type LinkProps } from './controls/Link/Link.tsx';
export { Picture } from './controls/Picture/Picture.tsx';
export { safePath } from './controls/Picture/safePath.ts';
export { Tooltip } from './controls/Tooltip/Tooltip.tsx';
