import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { opened, withStoryLink } from '../../testing/catalogue.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = preview.meta({
  title: 'frame/ErrorPage (foutpagina)',
  component: ErrorPage,
  args: {},
  decorators: [withStoryLink],
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } }, a11y: { options: { rules: { region: { enabled: true } } } } },
  beforeEach: () => { opened.mockClear(); },
});

export const NotFound = meta.story({ name: 'Niet gevonden' });

export const LeadsHome = meta.story({
  name: 'Leidt naar het begin',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ERROR PAGE');
    await userEvent.click(canvas.getByRole('link', { name: 'back to home' }));
    await expect(opened).toHaveBeenLastCalledWith('/');
  },
});

export const ServerError = meta.story({
  name: 'Serverfout',
  args: { isServerError: true, title: 'Database timeout', detail: 'The query took longer than 30 s.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Server error');
    await waitFor(() => expect(canvas.getByText('ERROR PAGE')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Database timeout')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The query took longer than 30 s.')).toBeVisible());
    await expect(canvas.queryByText('internal server error')).not.toBeInTheDocument();
  },
});

export const ServerErrorWithoutState = meta.story({
  name: 'Serverfout zonder gegevens',
  args: { isServerError: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Server error');
    await waitFor(() => expect(canvas.getByText('ERROR PAGE')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('internal server error')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'back to home' })).toHaveAttribute('href', '/');
  },
});

export const Tablet = meta.story({ name: 'Tablet liggend', globals: { viewport: { value: 'tablet' } } });

export const LongestTextOnAPhone = meta.story({
  name: 'Langste tekst op gsm',
  args: { isServerError: true, title: 'Npgsql.PostgresException(0x80004005):_duplicate_key_value_violates_unique_constraint', detail: 'Detail '.repeat(60) },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
