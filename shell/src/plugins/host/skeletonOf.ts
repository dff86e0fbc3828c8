import type { RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { SkeletonShape } from '@taskweave/ui/skeleton';

export function skeletonOf({ contribution }: RegisteredContribution): SkeletonShape | null {
  switch (contribution.point) {
    case 'shell.column':
      if (contribution.meta.place === 'filters') return 'nav';
      return contribution.meta.place === 'task' ? 'task' : 'rows';
    case 'tasklist.list.view':
      return 'rows';
    case 'tasklist.form.view':
    case 'tasklist.form':
      return 'form';
    case 'tasklist.task.detail':
      return 'lines';
    default:
      return null;
  }
}
