import styled from 'styled-components';

const HeroBox = styled.header`
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

const Fan = styled.div`
  position: relative;
  height: 340px;
  @media (max-width: 960px) { display: none; }
`;

const Print = styled.img`
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

/* Drawn by the mock's seed; from the left to the right of the fan. */
const prints = ['menu-2-1.jpg', 'brochure-1-1.jpg', 'poster-5-3.jpg', 'box-4-1.jpg', 'card-3-1.jpg'];

/** The first thing that a visitor sees: what Staalkaart is, beside a fan of what it shows. */
export const Hero = () => (
  <HeroBox className="sb-unstyled">
    <div>
      <h1>Staalkaart</h1>
      <p>
        De catalogus waarmee een drukkerij haar werk laat zien. Een verkoper draait zijn tablet naar de klant, houdt een product even vast
        en bewaart het in een collectie. Wat hij toont, beheren zijn collega’s in dezelfde toepassing.
      </p>
      <p>Hier ligt elk onderdeel, elk scherm en elk verloop op tafel, in al zijn toestanden.</p>
    </div>
    <Fan aria-hidden>
      {prints.map((print, index) => (
        <Print key={print} src={`./media/images/${print}`} alt="" width={164} height={218} style={{ rotate: `${(index - 2) * 14}deg` }} />
      ))}
    </Fan>
  </HeroBox>
);
