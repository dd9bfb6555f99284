import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** HSTS, where the API is reached over https. */
export const hstsHeaders = (
  { environment, apiUrl, hstsSeconds }: Pick<Config, 'environment' | 'apiUrl' | 'hstsSeconds'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): Readonly<Record<string, string>> =>
  environment === 'production' || apiUrl.startsWith('https:') || protocol === 'https'
    ? { 'strict-transport-security': `max-age=${hstsSeconds}` }
    : {};
