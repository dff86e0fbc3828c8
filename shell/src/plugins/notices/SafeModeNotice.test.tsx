// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHashNavigation } from '../../navigation/HashNavigation';
import { createTestRouter } from '../../testing/createTestRouter';
import { renderWithTexts } from '../../testing/renderWithTexts';
import { safeModeHref } from '../faults/SafeMode';
import { SafeModeNotice } from './SafeModeNotice';

beforeEach(() => history.replaceState(null, '', '/app/?lang=de&plugins=off%3Ax#/?task=1'));
afterEach(cleanup);

it.each([
  [{ isOn: true, named: [] }, /^Safe mode: third-party plugins/],
  [{ isOn: false, named: ['cats', 'risk'] }, 'Safe mode: these are switched off: cats and risk.'],
])('says what %j switches off', (safeMode, text) => {
  renderWithTexts(
    <SafeModeNotice safeMode={safeMode} navigation={createHashNavigation(createTestRouter())} />,
  );
  expect(screen.getByText(text)).toBeDefined();
});

it('leads out to the place where the person is now', () => {
  const navigation = createHashNavigation(createTestRouter());
  renderWithTexts(<SafeModeNotice safeMode={{ isOn: true, named: [] }} navigation={navigation} />);
  act(() => navigation.go({ task: '2' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/?lang=de#/?task=2');
});

it('says nothing where nothing is off', () => {
  const { container } = renderWithTexts(
    <SafeModeNotice
      safeMode={{ isOn: false, named: [] }}
      navigation={createHashNavigation(createTestRouter())}
    />,
  );
  expect(container.childElementCount).toBe(0);
});

it.each([
  ['off', '/app/?lang=de&plugins=off#/?task=1'],
  ['off:risk', '/app/?lang=de&plugins=off%3Arisk#/?task=1'],
  [null, '/app/?lang=de#/?task=1'],
])('has the address for %s', (word, href) => {
  expect(safeModeHref(word)).toBe(href);
});
