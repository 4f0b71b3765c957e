"""What a browser or a program asks for over HTTP; answers are JSON."""
