import type { NotificationLink, NotificationRequest } from '@taskweave/plugin-sdk';

const KINDS: readonly unknown[] = ['info', 'success', 'warning', 'error', undefined];

/** Untyped plugins may pass `title: error`, which would crash the page that draws it. */
export function withTexts<T extends object>(given: T, names: readonly (keyof T)[]): T {
  const wrong = names.filter((name) => !isText(given[name]));
  if (wrong.length === 0) return given;
  return { ...given, ...Object.fromEntries(wrong.map((name) => [name, String(given[name])])) };
}

export function plainNotification(request: NotificationRequest): NotificationRequest {
  const { kind, links, actions } = request;
  return {
    ...withTexts(request, ['title', 'detail']),
    ...(!KINDS.includes(kind) && { kind: 'info' }),
    ...(links && { links: links.map(plainLink) }),
    ...(actions && { actions: actions.map((action) => withTexts(action, ['label'])) }),
  };
}

function plainLink(link: NotificationLink): NotificationLink {
  const { href } = link;
  return {
    ...withTexts(link, ['label']),
    href: typeof href === 'function' ? () => hrefOf(href) : String(href),
  };
}

function hrefOf(href: () => string): string {
  try {
    return String(href());
  } catch (error) {
    reportError(error);
    return '#';
  }
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}
