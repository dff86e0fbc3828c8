import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import plugin from '../plugin';
import AccountPage from './AccountPage';

const engine = useFakeEngine('mary');
const USER = 'user/mary';
const WRONG = {
  type: 'InvalidRequestException',
  message: 'The given authenticated user password is not valid.',
  code: null,
};
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: 'mary@example.com' };

let groups: { id: string; name: string }[];
let written: unknown[];
let mayUpdate: boolean;
let profileStatuses: number[];
let isOwnWrong: boolean;
let letGo: (() => void) | null;
let held: Promise<void>;

beforeEach(() => {
  written = [];
  groups = [{ id: 'staff', name: 'Staff' }];
  mayUpdate = true;
  profileStatuses = [];
  isOwnWrong = false;
  letGo = null;
  held = Promise.resolve();
  const note = async ({ request }: { readonly request: Request }) => {
    written.push(await request.json());
    await held;
    return new HttpResponse(null, { status: 204 });
  };
  engine.on(`GET ${USER}/profile`, () => {
    const status = profileStatuses.shift() ?? 200;
    return status === 200 ? HttpResponse.json(MARY) : new HttpResponse(null, { status });
  });
  engine.on(`OPTIONS ${USER}`, () => ({
    links: mayUpdate ? [{ method: 'PUT', href: '', rel: 'update' }] : [],
  }));
  engine.on(`PUT ${USER}/profile`, note);
  engine.on(`PUT ${USER}/credentials`, (info) =>
    isOwnWrong ? HttpResponse.json(WRONG, { status: 400 }) : note(info),
  );
  engine.on('GET identity/password-policy', 404);
  engine.on('GET identity/groups', () => ({ groups, groupUsers: [] }));
  engine.on('GET tenant', []);
});

function hold(): void {
  held = new Promise((resolve) => {
    letGo = resolve;
  });
}

function open(locale = 'en') {
  return openApp(plugin, <AccountPage />, { locale, engine, user: { id: 'mary', name: 'Mary Okafor' } });
}

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

async function fill(name: RegExp, text: string): Promise<void> {
  const input = await field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows profile, groups and tenants', async () => {
  const { container } = open();
  expect((await field(/^E-mail/)).value).toBe('mary@example.com');
  expect((await screen.findByText('Staff')).textContent).toBe('Staffstaff');
  expect(await screen.findByText(/are not a member of any tenant/)).toBeTruthy();
  await expectAccessible(container);
});

it('sorts groups as the language of the page does', async () => {
  groups = ['Östra', 'Zeta', 'Alfa'].map((name) => ({ id: name, name }));
  open('sv');
  await screen.findByText('Alfa');
  expect(screen.getAllByText(/Östra|Zeta|Alfa/).map((name) => name.textContent)).toEqual([
    'Alfa',
    'Zeta',
    'Östra',
  ]);
});

describe('the profile', () => {
  it('is saved without spaces around it', async () => {
    open();
    await fill(/^First name/, ' Maria ');
    await press('Save profile');
    await waitFor(() => expect(written).toEqual([{ ...MARY, firstName: 'Maria' }]));
  });

  it('is sent once, however often Enter is pressed before the answer', async () => {
    hold();
    open();
    const form = (await field(/^First name/)).form;
    await fill(/^First name/, 'Maria');
    if (form !== null) for (const _ of [1, 2]) fireEvent.submit(form);
    await waitFor(() => expect(written.length).toBe(1));
    await userEvent.type(await field(/^First name/), '{Enter}');
    letGo?.();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save profile' }).ariaBusy).not.toBe('true'),
    );
    expect(written).toHaveLength(1);
  });

  it('keeps what is typed while it is saved', async () => {
    hold();
    open();
    await fill(/^First name/, 'Maria');
    await press('Save profile');
    await waitFor(() => expect(written.length).toBe(1));
    await fill(/^Last name/, 'Doe');
    letGo?.();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save profile' }).ariaBusy).not.toBe('true'),
    );
    expect([(await field(/^First name/)).value, (await field(/^Last name/)).value]).toEqual(['Maria', 'Doe']);
  });

  it('is not sent with an address that is none, and leads to the field', async () => {
    open();
    await fill(/^E-mail/, 'mary');
    await press('Save profile');
    const email = await field(/^E-mail/);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(written).toEqual([]);
  });

  it('says nothing of a field before it was left', async () => {
    open();
    await fill(/^Last name/, '');
    expect(screen.queryByText('Enter your last name.')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Enter your last name.')).toBeTruthy();
  });

  it('can only be read without the right, the password too', async () => {
    mayUpdate = false;
    open();
    expect((await field(/^First name/)).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save profile' })).toBeNull();
    expect(screen.getByText(/cannot change your password/)).toBeTruthy();
  });

  it('is asked for again where that failed', async () => {
    profileStatuses = [503];
    open();
    const section = await screen.findByRole('region', { name: 'Profile' });
    await userEvent.click(await within(section).findByRole('button', { name: 'Try again' }));
    expect((await field(/^First name/)).value).toBe('Mary');
  });
});

describe('the password', () => {
  async function type(own: string, password: string, repeat: string): Promise<void> {
    await fill(/^Current password/, own);
    await fill(/^New password/, password);
    await fill(/^Repeat new password/, repeat);
    await press('Change password');
  }

  it('is changed with the one in use, and nothing of it is left @S3.40', async () => {
    open();
    await type('mary', 'better', 'better');
    await waitFor(() => expect(written).toEqual([{ password: 'better', authenticatedUserPassword: 'mary' }]));
    await waitFor(async () => expect((await field(/^Current password/)).value).toBe(''));
  });

  it('keeps what is typed while it is changed', async () => {
    hold();
    open();
    await type('mary', 'better', 'better');
    await waitFor(() => expect(written.length).toBe(1));
    await fill(/^New password/, 'best');
    letGo?.();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change password' }).ariaBusy).not.toBe('true'),
    );
    expect((await field(/^New password/)).value).toBe('best');
  });

  it('is not sent where the repetition differs @S5.18', async () => {
    open();
    await type('mary', 'better', 'bettre');
    expect(screen.getByText('The two passwords differ.')).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Repeat/));
    expect(written).toEqual([]);
  });

  it('says at its field that the one in use is wrong', async () => {
    isOwnWrong = true;
    open();
    await type('wrong', 'better', 'better');
    expect(await screen.findByText(/not your current password/)).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Current password/));
  });
});
