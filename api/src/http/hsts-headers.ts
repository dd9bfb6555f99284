import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Where https is spoken, browsers are told to speak nothing else. */
export const hstsHeaders = (
  { environment, apiUrl, hstsSeconds }: Pick<Config, 'environment' | 'apiUrl' | 'hstsSeconds'>,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): Readonly<Record<string, string>> =>
  environment === 'production' || apiUrl.startsWith('https:') || protocol === 'https'
    ? { 'strict-transport-security': `max-age=${hstsSeconds}` }
    : {};
