"""Russian Railroads (Helmut Ohley, Leonhard Orgler, 2013): base box, 2 to 4 players."""
