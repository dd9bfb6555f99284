// The asynchronous boundary that the share scope needs; eager, so that it costs no request.
void import(/* webpackMode: "eager" */ './bootstrap.tsx').then(({ bootstrap }) => bootstrap());
