import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Conversation } from 'shared-contracts/schemas/conversation';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { otherPerson, type MessagesView } from './messages-view.ts';

interface PersonAvatarProps {
  readonly conversation: Conversation;
  readonly view: MessagesView;
}

/** The face of whom the reader writes with. */
export function PersonAvatar({ conversation, view }: PersonAvatarProps) {
  const { apiUrl } = usePlatform();
  const person = otherPerson(conversation, view);
  return <Avatar id={person.id} name={partyName(person)} src={imageAddress(person.profileImage, apiUrl)} />;
}
