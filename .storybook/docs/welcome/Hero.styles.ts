import styled from 'styled-components';

export const HeroBox = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: center;
  gap: var(--space-8);
  min-height: 380px;
  margin-bottom: var(--space-8);
  padding: var(--space-10) 0 var(--space-10) var(--space-12);
  border-radius: 24px;
  overflow: hidden;
  background: var(--color-night);
  color: var(--color-on-night);
  && h1 { font-size: 56px; line-height: 1; letter-spacing: -0.04em; color: var(--color-on-night); }
  && p { margin-top: var(--space-5); font-size: 17px; line-height: 1.55; color: var(--color-on-night-2); text-wrap: pretty; }
  @media (max-width: 960px) { grid-template-columns: 1fr; padding: var(--space-8); }
`;

export const Fan = styled.div`
  position: relative;
  height: 340px;
  @media (max-width: 960px) { display: none; }
`;

export const Print = styled.img`
  position: absolute;
  left: 92px;
  top: 48px;
  width: 164px;
  height: 218px;
  object-fit: cover;
  border-radius: var(--radius-m);
  border: 6px solid var(--color-surface);
  transform-origin: 50% 116%;
  box-shadow: var(--shadow-raised);
`;
