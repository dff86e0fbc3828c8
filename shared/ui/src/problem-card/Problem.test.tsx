import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import { createI18n } from '@taskweave/i18n/createI18n';
import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorCard } from '../error-card/ErrorCard';
import { expectAccessible } from '../testing/expectAccessible';
import { Problem } from './Problem';
import { Resolve } from './Resolve';

const answer = (status: number, body: object) =>
  new EngineError(problemOf({ status, text: JSON.stringify(body), requestId: '3fa9' }));
const GONE = answer(404, { type: 'InvalidRequestException', message: 'No matching definition with id 4711' });
const SIGNED_OUT = answer(401, {});
const BROKEN = answer(500, {
  type: 'ProcessEngineException',
  message: 'ENGINE-03004 Exception while executing Database Operation',
});
const subject = { resource: 'ProcessInstance', id: '4711' };
const back = { label: 'To the tasks', href: '#/' };

beforeEach(() => {
  document.documentElement.lang = 'en';
});
describe('Problem', () => {
  it('says of a server error what the engine says, by which exception, and which request it was @S8.2', async () => {
    render(<Problem error={BROKEN} />);
    expect(document.body.textContent).toContain('Server error');
    expect(screen.getByText(/ENGINE-03004 Exception while/).tagName).toBe('Q');
    expect(screen.getByText('Status 500 · ProcessEngineException · Request id 3fa9')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeTruthy();
    await expectAccessible(document.body);
  });

  it('names what is gone, leads back, and does not offer to ask again @S8.11', () => {
    document.documentElement.lang = 'de';
    render(<Problem error={GONE} title="Kein Vorgang" subject={subject} back={back} onRetry={vi.fn()} />);
    expect(screen.getByText('Prozessinstanz „4711“ nicht gefunden')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the tasks' }).getAttribute('href')).toBe('#/');
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  });

  it('says what was attempted, and tries again', async () => {
    const onRetry = vi.fn();
    render(
      <Problem error={BROKEN} title="The instance could not be read" subject={subject} onRetry={onRetry} />,
    );
    expect(screen.getByText('The instance could not be read')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([SIGNED_OUT, new DOMException('aborted', 'AbortError')])('leaves %s to others', (error) => {
    render(<Problem error={error} />);
    expect(document.body.textContent).toBe('');
  });
});

describe('Resolve', () => {
  const draw = (query: { data?: string; error?: unknown }) =>
    render(
      <Resolve
        query={{ data: query.data, error: query.error ?? null, isFetching: false, refetch: vi.fn() }}
        subject={subject}
        back={back}
        pending={<p>Loading</p>}
      >
        {(data) => <p>{data}</p>}
      </Resolve>,
    );

  it.each([
    ['no answer', {}, 'Loading'],
    ['a lost session', { error: SIGNED_OUT }, 'Loading'],
    ['an answer', { data: 'Invoice' }, 'Invoice'],
    ['an answer that could not be read again', { data: 'Invoice', error: BROKEN }, 'Invoice'],
    ['what is gone', { error: GONE }, 'Process instance “4711” not found'],
    ['another error', { error: BROKEN }, 'Server error'],
  ])('draws for %s @S8.12 @S8.13', (_, query, text) => {
    draw(query);
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('an error that is shown before its words are there', () => {
  const denied = answer(403, { type: 'RestException', message: 'no' });

  it.each([
    ['Problem', <Problem key="1" error={denied} />],
    ['ErrorCard', <ErrorCard key="2" title="Not done" error={denied} />],
  ])('is shown again with them: %s @S8.6', async (_, part) => {
    const i18n = createI18n({ languages: ['en'], browserLanguages: ['en'] });
    render(<I18nContext value={i18n}>{part}</I18nContext>);
    expect(document.body.textContent).toContain('(status 403)');
    expect(await screen.findByText(/Action denied: the server did not allow this/)).toBeTruthy();
  });
});
