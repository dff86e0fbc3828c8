// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://tasks.example/app/" }
import { describe, expect, it, vi } from 'vitest';
import { drawFormJs } from '../testing/drawFormJs';
import type { FrameRules } from './frameGrants';

describe('a document', () => {
  it('is offered where its address may be asked', async () => {
    const document = (id: string) => ({
      documentId: id,
      endpoint: `https://tasks.example/${id}`,
      metadata: { fileName: `${id}.txt` },
    });
    const { container } = await drawFormJs([{ type: 'documentPreview', dataSource: '=documents' }], {
      data: { documents: [document('own'), document('engine')] },
      mayShowDocument: (address) => address.endsWith('/own'),
    });
    await vi.waitFor(() => expect(container.textContent).toContain('own.txt'));
    expect(container.textContent).not.toContain('engine.txt');
  });
});

describe('a frame', () => {
  const ALL = {
    allowScripts: true,
    allowSameOrigin: true,
    allowForms: true,
    allowModals: true,
    allowPopups: true,
    allowTopNavigation: true,
    allowStorageAccessByUserActivation: true,
    fullscreen: true,
    camera: true,
    geolocation: true,
    microphone: true,
  };

  async function frame(url: string, security: unknown, frames: Partial<FrameRules> = {}, data = {}) {
    const { container } = await drawFormJs([{ type: 'iframe', url, security }], { frames, data });
    const element = await vi.waitFor(() => {
      const found = container.querySelector('iframe');
      if (found === null) throw new Error('There is no frame.');
      return found;
    });
    return { sandbox: element.getAttribute('sandbox'), allow: element.getAttribute('allow') ?? '' };
  }

  it('of a place that nobody has named gets another origin, and stays in its place', async () => {
    const url = 'https://tasks.example/engine-rest/task/1/deployed-form';
    expect(await frame(url, ALL)).toEqual({ sandbox: 'allow-scripts allow-forms', allow: '' });
    expect(await frame('https:/engine-rest/x', ALL)).toEqual({
      sandbox: 'allow-scripts allow-forms',
      allow: '',
    });
    expect(await frame('=url', ALL, {}, { url })).toEqual({
      sandbox: 'allow-scripts allow-forms',
      allow: '',
    });
  });

  it('runs no code where the form may not', async () => {
    const rules = { mayRunCode: false };
    expect(await frame('https://tasks.example/x', ALL, rules)).toEqual({ sandbox: 'allow-forms', allow: '' });
    expect(await frame('https://tasks.example/x', { allowSameOrigin: true }, rules)).toEqual({
      sandbox: '',
      allow: '',
    });
  });

  it.each([null, 'allowSameOrigin', [], { allowScripts: false }, { sandbox: 'allow-same-origin' }])(
    'is closed where the form asks %j',
    async (security) => {
      expect(await frame('https://tasks.example/x', security)).toEqual({ sandbox: '', allow: '' });
    },
  );

  it('of a named place gets what the form asks', async () => {
    expect(await frame('https://tools.example/a', ALL, { places: ['https://tools.example'] })).toEqual({
      sandbox:
        'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-top-navigation allow-storage-access-by-user-activation',
      allow: 'fullscreen; geolocation; camera; microphone',
    });
  });

  it('takes no rights along from a named place to another', async () => {
    const { container } = await drawFormJs(
      [
        { type: 'textfield', key: 'url', label: 'Address' },
        { type: 'iframe', url: '=url', security: ALL },
      ],
      { data: { url: 'https://tasks.example/help/a' }, frames: { places: ['/help/'] } },
    );
    await vi.waitFor(() => expect(container.querySelector('iframe[sandbox*="same-origin"]')).not.toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 200));
    const led: (string | null)[] = [];
    const watch = new MutationObserver((changes) => led.push(...changes.map(({ oldValue }) => oldValue)));
    watch.observe(container, { attributeFilter: ['src'], attributeOldValue: true, subtree: true });
    const input = container.querySelector('input');
    if (input === null) throw new Error('There is no field.');
    input.value = 'https://tasks.example/engine-rest/x';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.waitFor(() => expect(container.querySelector('iframe[src*="engine-rest"]')).not.toBeNull());
    expect(container.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(led).toEqual([]);
    watch.disconnect();
  });

  it.each([
    ['https://tools.example/help/a', 'https://tools.example/help/', true],
    ['https://tools.example/help/a', 'https://tools.example', true],
    ['https://tools.example/help/a', 'https://tools.example/', true],
    ['https://tools.example/help/a', 'https://tools.example/help', false],
    ['https://tools.example/helper', 'https://tools.example/help', false],
    ['https://tools.example:8443/a', 'https://tools.example', false],
    ['https://tools.example.evil.example/a', 'https://tools.example', false],
    ['https://tools.example@evil.example/a', 'https://tools.example', false],
    ['https://tasks.example/help/a', 'https://tasks.example/help/', true],
    ['https://tasks.example/help/a', '/help/', true],
    ['https://tasks.example/help/a?x=1#y', '/help/a', true],
    ['https:/help/a', '/help/', true],
    ['https://tasks.example/help/a', 'https://tasks.example', false],
    ['https://tasks.example/help/a', '/', false],
    ['https://tasks.example/help/../engine-rest/x', '/help/', false],
    ['https://tasks.example/help/%2e%2e/engine-rest/x', '/help/', false],
    ['https://tasks.example/help/..;/engine-rest/x', '/help/', false],
    ['https://tasks.example/help/..%2fengine-rest/x', '/help/', false],
    ['https://tasks.example/help/..\\engine-rest/x', '/help/', false],
    ['https://tasks.example/help//engine-rest/x', '/help/', false],
    ['https://tasks.example/help/a', 'help', false],
    ['https://tasks.example/help/a', '', false],
    ['https://tools.example/a', '*', false],
    ['https://tools.example/a', 'https://*.example', false],
  ])('of %s is named by %s: %s', async (url, place, isNamed) => {
    const { sandbox } = await frame(url, ALL, { places: [place] });
    expect(sandbox?.includes('allow-same-origin')).toBe(isNamed);
  });

  it('says that the policy refuses its server', async () => {
    const url = 'https://elsewhere.example/page';
    const { container } = await drawFormJs([{ type: 'iframe', url }]);
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      blockedURI: 'https://elsewhere.example',
    });
    document.dispatchEvent(violation);
    await vi.waitFor(() => expect(container.textContent).toContain('Refused: {origin}'));
    expect(container.querySelector('iframe')).toBeNull();
  });
});
