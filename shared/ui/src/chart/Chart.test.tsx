// @vitest-environment jsdom
// @apart uPlot asks for the page's pixels once, when it is loaded.

import { NoResizes } from '@taskweave/base/testing/NoResizes';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { Chart, type ChartProps } from './Chart';

const BARS: ChartProps = {
  title: 'Open tasks by group',
  kind: 'bars',
  steps: ['sales', '=support', 'accounting'],
  stepLabel: 'Group',
  series: [{ name: 'Open', values: [1200, 5, null] }],
  locale: 'en',
};

/** jsdom has no canvas. */
const PEN: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === 'canvas' ? document.createElement('canvas') : PEN),
  set: () => true,
  apply: () => ({ width: 10 }),
});

const drawn: string[] = [];

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('ResizeObserver', NoResizes);
  vi.stubGlobal(
    'Path2D',
    class {
      rect() {
        drawn.push('rect');
      }
      lineTo() {
        drawn.push('lineTo');
      }
      moveTo() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => PEN as never);
});

function show(props: Partial<ChartProps> = {}) {
  return render(<Chart {...BARS} {...props} />);
}

it('writes its values in the words of the page', () => {
  show({ valueText: (value) => `${value}+` });
  expect(screen.getByRole('row', { name: 'sales 1200+' })).toBeTruthy();
});

it('is named, and has its values as a table for those who do not see it', async () => {
  const { container } = show();
  const figure = screen.getByRole('figure', { name: 'Open tasks by group' });
  const rows = within(figure)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['GroupOpen', 'sales1,200', '=support5', 'accountingno value']);
  await waitFor(() => expect(container.querySelector('canvas')).not.toBeNull());
  await expectAccessible(container);
});

it('draws a line through the values of each series, unless bars are asked for @S1.11', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const given = { steps: ['Mon', 'Tue', 'Wed'], series: [{ name: 'Open', values: [1, 5, 3] }] };
  const { container, unmount } = show({ ...given, kind: undefined });
  await waitFor(() => expect(drawn).toContain('lineTo'));
  expect(container.querySelector('[data-swatch]')?.getAttribute('data-kind')).toBe('line');
  unmount();
  const atLine = drawn.splice(0);
  show(given);
  await waitFor(() => expect(drawn).not.toEqual([]));
  expect(atLine).toContain('lineTo');
  expect(drawn).not.toContain('lineTo');
});

it('is walked through by keys, and says what stands there', async () => {
  show();
  const plot = screen.getByRole('slider', { name: 'Open tasks by group' });
  expect(plot.getAttribute('aria-valuetext')).toBe('accounting: Open no value');
  plot.focus();
  await userEvent.keyboard('{Home}');
  expect(plot.getAttribute('aria-valuetext')).toBe('sales: Open 1,200');
  await userEvent.keyboard('{ArrowRight}');
  expect([plot.getAttribute('aria-valuenow'), plot.getAttribute('aria-valuetext')]).toEqual([
    '1',
    '=support: Open 5',
  ]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(plot.getAttribute('aria-valuenow')).toBe('0');
});

it('is walked through the other way round where people read from the right', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Chart {...BARS} />
    </div>,
  );
  const plot = screen.getByRole('slider');
  plot.focus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(plot.getAttribute('aria-valuenow')).toBe('1');
});

it('follows the links of its steps, and has them in the table', async () => {
  show({ hrefs: ['#/?filter=sales', undefined, undefined], headingLevel: 3 });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Open tasks by group');
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{End}{Enter}');
  expect(location.hash).toBe('');
  await userEvent.keyboard('{Home}{Enter}');
  expect(location.hash).toBe('#/?filter=sales');
  await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['sales', '#/?filter=sales'],
  ]);
});

it('runs no script that is given for a link', async () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.getAttribute('href')} ${this.target} ${this.rel}`);
  });
  show({ hrefs: ['javascript:alert(1)', '#/?filter=support', undefined] });
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{Home}{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{ArrowRight}{Control>}{Enter}{/Control}');
  expect(opened).toEqual(['#/?filter=support _blank noopener']);
});

it('shows table or chart, as the person likes', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show table' }));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show chart' }));
  expect(screen.getByRole('slider')).toBeDefined();
});

it('saves its values as CSV that no spreadsheet takes for formulas', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await saved[0]?.text()).toBe(
    '"Group","Open"\r\n"sales","1200"\r\n"\'=support","5"\r\n"accounting",""\r\n',
  );
  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
    'Open tasks by group.csv',
  ]);
});

it('says that there is nothing to show', () => {
  show({ steps: [], series: [] });
  expect(screen.getByText('There are no values to show.')).toBeDefined();
  expect(screen.queryByRole('button')).toBe(null);
});

it('shows its values where the browser cannot draw', async () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockImplementation(() => null);
  show();
  expect(await screen.findByText(/could not be drawn/)).toBeDefined();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});
