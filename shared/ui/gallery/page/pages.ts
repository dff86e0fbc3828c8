import facts, { type ComponentFacts, type ModuleFacts } from 'gallery-facts';
import type { GalleryPage } from './GalleryPage';

export interface FoundPage extends GalleryPage {
  readonly name: string;
  readonly slug: string;
  readonly component: ComponentFacts;
  readonly others: readonly ComponentFacts[];
  readonly module: ModuleFacts;
  readonly code: string;
}

export const PAGES: readonly FoundPage[] = found(
  import.meta.webpackContext('../../src', { recursive: true, regExp: /\.gallery\.tsx$/ }),
).sort((one, other) => one.name.localeCompare(other.name, 'en'));

function found(context: ReturnType<ImportMeta['webpackContext']>): FoundPage[] {
  return context.keys().map((key) => {
    const page = (context(key) as { readonly default: GalleryPage }).default;
    const name = key.replace(/^.*\/|\.gallery\.tsx$/g, '');
    const { component, module } = factsOf(name);
    return {
      ...page,
      name,
      slug: name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
      component,
      module,
      others: (page.also ?? []).map((name) => factsOf(name).component),
      code: facts.pages[key.replace('.', 'shared/ui/src')] ?? '',
    };
  });
}

function factsOf(name: string): { readonly component: ComponentFacts; readonly module: ModuleFacts } {
  for (const module of facts.modules) {
    const component = module.components.find((one) => one.name === name);
    if (component !== undefined) return { component, module };
  }
  throw new Error(`Nothing that is exported is called ${name}.`);
}
