export default {
  'tab.title': 'Risk',
  'tab.score': 'Score {{ score }} of {{most}}',
  'tab.hits_one': '{{count}} hit',
  'tab.hits_other': '{{count}} hits',
  'state.open': 'Open',
  'state.done': 'Done',
} as const;
