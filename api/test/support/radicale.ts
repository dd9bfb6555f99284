import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { openProgram, programFolder } from './open-program.ts';

/** The CalDAV server of Debian, with one account whose password is `password`. */
export async function openRadicale() {
  const folder = await programFolder('radicale');
  const port = await freePort();
  const users = join(folder, 'users');
  const setPassword = (password: string) => writeFile(users, `awa:${password}\n`);
  await setPassword('right password');
  const config = [
    `[server]\nhosts = 127.0.0.1:${port}`,
    `[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\ndelay = 0`,
    `[storage]\nfilesystem_folder = ${join(folder, 'collections')}`,
  ].join('\n');
  await writeFile(join(folder, 'config'), config);
  const host = `127.0.0.1:${port}`;
  const url = `http://${host}`;
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const { close } = await openProgram('radicale', ['--config', join(folder, 'config')], { folder, isUp });
  const send = async (method: string, path: string, body: string, type: string) => {
    const headers = { authorization: `Basic ${btoa('awa:right password')}`, 'content-type': type };
    const { ok, status } = await fetch(url + path, { method, headers, body });
    if (!ok) throw new Error(`radicale answered ${status} to ${method} ${path}`);
  };
  return {
    host,
    url,
    setPassword,
    /** Makes a calendar of the account. */
    addCalendar: (path: string, name: string) =>
      send(
        'MKCALENDAR',
        `/awa/${path}/`,
        `<c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></c:mkcalendar>`,
        'application/xml',
      ),
    /** Writes an event of a calendar. */
    put: (path: string, event: string) => send('PUT', `/awa/${path}`, event, 'text/calendar'),
    remove: (path: string) => send('DELETE', `/awa/${path}`, '', 'text/plain'),
    close,
  };
}
