import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** A page that is left or reloaded aborts its requests: not an error. */
const isOfOneWhoLeft = (args: readonly unknown[] = []): boolean =>
  args.some((arg) => arg instanceof Error && 'code' in arg && arg.code === 'ERR_STREAM_PREMATURE_CLOSE');

/** Serves one bundle from memory with hot reload, readable from the page's origin. Returns the function that stops it. */
export async function startDevServer(configuration: Configuration, port: number): Promise<() => Promise<void>> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error(`${configuration.name}: webpack accepts no such configuration`);
  compiler.hooks.infrastructureLog.tap('leaving', (_origin, _type, args) => isOfOneWhoLeft(args) || undefined);
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { hostname: 'localhost', port },
      },
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  return () => server.stop();
}
