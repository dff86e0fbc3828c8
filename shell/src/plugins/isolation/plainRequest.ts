import type { NotificationLink, NotificationRequest } from '@taskweave/plugin-sdk';

const KINDS: readonly unknown[] = ['info', 'success', 'warning', 'error', undefined];

/**
 * What a plugin hands over for the page to draw, with a text wherever one is meant. Plugins may be written without types, and
 * a `title: error` would take down the page, since the page draws it and not a part of the plugin.
 *
 * @example withTexts(command, ['label', 'detail', 'keywords'])
 */
export function withTexts<T extends object>(given: T, names: readonly (keyof T)[]): T {
  const wrong = names.filter((name) => !isText(given[name]));
  if (wrong.length === 0) return given;
  return { ...given, ...Object.fromEntries(wrong.map((name) => [name, String(given[name])])) };
}

/** The same for a notification, with its links and actions. */
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

/** The page asks for it while it draws. What fails is reported as any other error of the plugin. */
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
