import { afterEach, describe, expect, it } from 'vitest';
import { partText, partTexts } from './partText';

const CATALOGUES = {
  en: { fit: 'Fit to view', label: 'Diagram of {{name}}' },
  de: { fit: 'Einpassen', label: 'Diagramm von {{name}}' },
};

afterEach(() => {
  globalThis.taskweaveTexts = undefined;
  Reflect.deleteProperty(globalThis, 'document');
});

function install(languages: readonly string[], texts: Readonly<Record<string, string>>): void {
  globalThis.taskweaveTexts = {
    languages,
    textOf: (language, namespace, key) => texts[`${language} ${namespace} ${key}`],
  };
}

describe('texts that are handed on', () => {
  it('are those of the language, with their placeholders', () => {
    expect(partTexts('diagram', CATALOGUES, 'de-AT')).toEqual(CATALOGUES.de);
  });

  it('are the installation’s where it has some', () => {
    install(['fr', 'en'], { 'fr diagram fit': 'Ajuster', 'fr other label': 'Ailleurs' });
    expect(partTexts('diagram', CATALOGUES, 'fr')).toEqual({ ...CATALOGUES.en, fit: 'Ajuster' });
  });
});

describe('on a page from right to left', () => {
  const mirror = () => Object.assign(globalThis, { document: { dir: 'rtl' } });

  it('a text of another language keeps its direction', () => {
    mirror();
    install(['ar', 'en'], { 'ar diagram fit': 'ملاءمة' });
    expect(partTexts('diagram', CATALOGUES, 'ar')).toEqual({
      fit: 'ملاءمة',
      label: '\u2068Diagram of {{name}}\u2069',
    });
  });

  it('a name keeps its order', () => {
    mirror();
    install(['ar', 'en'], { 'ar diagram label': 'مخطط {{name}}' });
    expect(partText('diagram', CATALOGUES, 'ar', 'label', { name: 'v1-rc.2' })).toBe(
      'مخطط \u2068v1-rc.2\u2069',
    );
  });
});
