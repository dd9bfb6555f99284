import { nextTask } from './next-task.ts';

/** Evaluates the bundle in several tasks: in a single one a slow phone would not respond to a touch. */
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
