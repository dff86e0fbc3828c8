import { useEffect, useState } from 'react';

export interface View {
  readonly page: string;
  readonly theme: string;
  readonly lang: 'en' | 'de';
  readonly dir: 'ltr' | 'rtl';
  readonly density: string;
}

export function useView(): View {
  const [view, setView] = useState(enterView);

  useEffect(() => {
    const follow = () => setView(enterView());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return view;
}

/** Some texts read the document's language when they are first drawn, so this must run before. */
function enterView(): View {
  const view = readView();
  const { documentElement } = document;
  documentElement.lang = view.lang;
  documentElement.dir = view.dir;
  documentElement.dataset.theme = view.theme;
  documentElement.dataset.density = view.density;
  return view;
}

export function hrefOf({ page, ...settings }: View): string {
  const given = Object.entries(settings).filter(
    ([name, value]) => value !== INITIAL[name as keyof typeof INITIAL],
  );
  const query = new URLSearchParams(given).toString();
  return `#/${page}${query === '' ? '' : `?${query}`}`;
}

const INITIAL = { theme: 'system', lang: 'en', dir: 'ltr', density: 'comfortable' } as const;

function readView(): View {
  const [page = '', query] = location.hash.replace(/^#\/?/, '').split('?');
  const asked = new URLSearchParams(query);
  return {
    page,
    theme: asked.get('theme') ?? INITIAL.theme,
    lang: asked.get('lang') === 'de' ? 'de' : INITIAL.lang,
    dir: asked.get('dir') === 'rtl' ? 'rtl' : INITIAL.dir,
    density: asked.get('density') ?? INITIAL.density,
  };
}
