import { createI18n } from '@taskweave/i18n/createI18n';
import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import en from '../i18n/en.json';
import { EngineSelector } from './EngineSelector';

it.each(['', '/default'])(
  'leads to the other engines of the server, where the application is at “%s” @T2.28 @S2.19',
  async (root) => {
    history.replaceState(null, '', `${root}/app/taskweave/default/`);
    const i18n = createI18n({ languages: ['en'], browserLanguages: ['en'] });
    void i18n.addTranslations('shell', { en });
    render(
      <I18nContext value={i18n}>
        <EngineSelector engine="default" engines={['default', 'north']} />
      </I18nContext>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Engine default' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      `${root}/app/taskweave/default/`,
      `${root}/app/taskweave/north/`,
    ]);
  },
);
