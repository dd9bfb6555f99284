import { nextTask } from './next-task.ts';

/** Evaluates the bundle piece by piece and starts the page: in one task all of it would hold up a slow phone for longer than a touch may wait. */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './federation/facades/react-router-dom.ts');
  await nextTask();
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await nextTask();
  await bootstrap();
}

void start();
