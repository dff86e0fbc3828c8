import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { PageFooter } from './PageFooter';

it('names the time zone of the page in its language, and what else is given @S1.14 @S2.40', async () => {
  document.documentElement.lang = 'de';
  render(<PageFooter>Version 1</PageFooter>);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(screen.getByRole('contentinfo').textContent).toBe(
    `Zeitangaben in Ihrer Zeitzone: ${timeZone}Version 1`,
  );
  await expectAccessible(document.body);
});
