import { describe, expect, it } from 'vitest';
import { iconNames } from './iconNames.ts';
import { iconsInUse } from './iconsInUse.ts';
import { widgetSources } from './sources.ts';

describe('iconsInUse', () => {
  it('reads what is imported, not types, and under its own name', () => {
    expect(iconsInUse({
      'a/Menu.tsx': "import { X, type LucideIcon } from 'lucide-react';",
      'b/Bar.tsx': "import {\n  Menu as Burger,\n  X,\n} from 'lucide-react';",
      'c/Not.tsx': "import { X } from './elsewhere.ts';",
    })).toEqual([{ icon: 'Menu', files: ['Bar'] }, { icon: 'X', files: ['Menu', 'Bar'] }]);
  });
});

describe('every icon of the product', () => {
  it.each(iconsInUse(widgetSources).map(({ icon }) => icon))('%s has a Dutch name', icon => {
    expect(iconNames[icon]).toMatch(/^[a-zà-ÿ]/);
  });
});
