import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Brand } from './Brand';

it('names the vendor beside our mark', () => {
  const { container } = render(<Brand app={{ vendor: 'Acme', logo: null }} />);
  expect(container.textContent).toBe('Acme');
});

it('shows the logo of an installation as a picture that is named as its vendor', () => {
  render(<Brand app={{ vendor: 'Acme', logo: 'logo.svg' }} appRoot="/operaton" />);
  expect(screen.getByRole('img', { name: 'Acme' }).getAttribute('src')).toBe(
    '/operaton/app/taskweave/config/logo.svg',
  );
});
