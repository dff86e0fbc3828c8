import { subscribeColorScheme } from '@taskweave/plugin-sdk';

/** Gives the browser's own bars the colour of the page, which a person may have chosen. */
export function showThemeColor(end: AbortSignal): void {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  const show = () => {
    meta.content = getComputedStyle(document.body).backgroundColor;
  };
  show();
  document.head.append(meta);
  const stop = subscribeColorScheme(show);
  end.addEventListener('abort', () => {
    stop();
    meta.remove();
  });
}
