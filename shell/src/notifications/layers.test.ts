// @ts-expect-error: the types of Node are kept away from code for browsers
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

function layerOf(part: string): number {
  const sheet: string = readFileSync(new URL(`${part}.module.css`, import.meta.url), 'utf8');
  return Number(/z-index: (\d+)/.exec(sheet)?.[1]);
}

const KIT = '../../../shared/ui/src';

it.each(['menu/MenuPopup', 'popover/Popover', 'combobox/Combobox'])(
  'messages lie over dialogs, and beneath what was just opened: %s',
  (popup) => {
    const notifications = layerOf('./NotificationList');
    expect(notifications > layerOf(`${KIT}/dialog/Dialog`)).toBe(true);
    expect(layerOf(`${KIT}/${popup}`) > notifications).toBe(true);
  },
);
