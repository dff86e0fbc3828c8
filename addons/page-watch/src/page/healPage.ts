import type { PageLook } from './lookAtPage';
import { type PageFacts, restoreAttributes } from './PageFacts';

export interface Healing {
  readonly isHealed: boolean;
  /** Where what was undone says who has done it. */
  readonly pluginId: string | null;
}

export interface HealEdges {
  readonly facts: PageFacts;
  readonly look: () => PageLook;
  readonly ownerOfFile: (address: string) => string | null;
}

/**
 * Brings the page back as it was, with all that people have typed into it: what the application draws into is still there
 * when it has been taken out of the page. One remedy after the other, until the page is seen.
 */
export function healPage({ facts, look, ownerOfFile }: HealEdges): Healing {
  const isBack = () => {
    const { kind } = look();
    return kind === 'shown' || kind === 'unseen';
  };
  putBack(facts.roots);
  restoreAttributes(facts);
  if (isBack()) return { isHealed: true, pluginId: null };

  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const pluginId = ownerOfFile(link.href);
    if (pluginId === null || link.disabled) continue;
    link.disabled = true;
    if (isBack()) return { isHealed: true, pluginId };
    link.disabled = false;
  }

  document.adoptedStyleSheets = [...facts.sheets];
  if (isBack()) return { isHealed: true, pluginId: null };

  const now = look();
  if (now.kind === 'covered') {
    const owners = now.by.map((cover) => cover.closest<HTMLElement>('[data-plugin]')?.dataset.plugin);
    // React must find its own where it left them.
    for (const cover of now.by) (cover as HTMLElement).hidden = true;
    for (const cover of now.by) (cover as HTMLElement).style.setProperty('display', 'none', 'important');
    return { isHealed: isBack(), pluginId: owners.find((one) => one !== undefined) ?? null };
  }
  return { isHealed: false, pluginId: null };
}

function putBack(roots: readonly HTMLElement[]): void {
  if (document.body === null) document.documentElement.append(document.createElement('body'));
  for (const root of roots) {
    if (root.parentElement !== document.body) document.body.append(root);
  }
}
