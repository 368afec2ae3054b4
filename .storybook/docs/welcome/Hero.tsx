import { Fan, HeroBox, Print } from './Hero.styles.ts';

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
