import { useOf } from '@storybook/addon-docs/blocks';
import { FoundationPage } from './FoundationPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { WidgetPage } from './WidgetPage.tsx';

/** The docs page of whatever was opened: a foundation, a screen or flow, or a widget. */
const Page = () => {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  if (title.startsWith('Fundamenten/')) return <FoundationPage />;
  if (/^(screens|flows|Toegankelijkheid|Foutencatalogus)\//.test(title)) return <ScreenPage />;
  return <WidgetPage />;
};

export default Page;
