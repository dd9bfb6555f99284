interface Announced {
  readonly optionCount: number;
  readonly isGroupChange: boolean;
  readonly groupTitle: string;
  readonly groupCount: number;
  readonly optionText: string;
  readonly isSelected: boolean;
}

const suggestions = (count: number) => `${count} suggestion${count > 1 ? 's' : ''}`;

/** Stands for React Aria's own French, which says "5 options disponible(s)". */
export default {
  buttonLabel: 'Afficher les suggestions',
  countAnnouncement: ({ optionCount }: Announced) => `${suggestions(optionCount)}.`,
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }: Announced) =>
    `${isGroupChange ? `${groupTitle}, ${suggestions(groupCount)}. ` : ''}${optionText}${isSelected ? ', choisi' : ''}`,
  listboxLabel: 'Suggestions',
  selectedAnnouncement: ({ optionText }: Announced) => `${optionText}, choisi`,
};
