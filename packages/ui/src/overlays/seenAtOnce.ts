import { css } from 'styled-components';

/** react-aria keeps what opens unseen for up to 0.7 s, while a software keyboard might come: it moves with that anyway. Pressed unseen, it would close. */
export const seenAtOnce = css`opacity: 1 !important; clip: auto !important; clip-path: none !important; mask-image: none !important;`;
